'use client';

import type { ComponentProps, ReactNode } from 'react';
import { OwnLeadForm } from '@/components/islands/form/own/OwnLeadForm';
import { LeadFormFrame, type FramedFormConfig } from '@/components/islands/form/LeadFormFrame';

type FormProps = Omit<ComponentProps<typeof LeadFormFrame>, keyof FramedFormConfig>;

/** Props that the contact page, the popup and the booking dialog share: a form in a frame, or our own. */
export type LeadFormConfig =
  FramedFormConfig | Omit<ComponentProps<typeof OwnLeadForm>, keyof FormProps>;

/** The lead form: a frame with a form of another service or the demonstration form, or our own form. */
export const LeadForm = (BUILD.ownForm ? OwnLeadForm : LeadFormFrame) as (
  props: LeadFormConfig & FormProps,
) => ReactNode;

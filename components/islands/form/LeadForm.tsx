'use client';

import type { ComponentProps, ReactNode } from 'react';
import { LeadFormFrame, type FramedFormConfig } from '@/components/islands/form/LeadFormFrame';
import { OwnForm } from '@/components/islands/form/own/OwnForm';
import { PlainOwnForm } from '@/components/islands/form/own/PlainOwnForm';
import { island } from '@/components/islands/page/island';

type FormProps = Omit<ComponentProps<typeof LeadFormFrame>, keyof FramedFormConfig>;

/** Props that the contact page, the popup and the booking dialog share: a form in a frame, or our own. */
export type LeadFormConfig =
  FramedFormConfig | Omit<ComponentProps<typeof OwnForm>, keyof FormProps>;

/** The lead form: a frame with a form of another service or the demonstration form, or our own form. */
export const LeadForm = (BUILD.ownForm ? island(OwnForm, PlainOwnForm) : LeadFormFrame) as (
  props: LeadFormConfig & FormProps,
) => ReactNode;

type Props = {
  /** The id of the form, which does not contain the fields. */
  form: string;
  fields: readonly (readonly [name: string, value: string])[];
};

/** What a form sends without scripts in addition to what has been typed. */
export const HiddenFields = ({ form, fields }: Props) =>
  fields.map(([name, value]) => (
    <input key={name} type="hidden" form={form} name={name} value={value} readOnly />
  ));

/** The path of hosted forms: `{host}/forms/wtl/{form_id}` (specification, section 7). */
export const FORMS_PATH = '/forms/wtl/';
/** The page of the demonstration form (scripts/export/demo-form.html). */
export const DEMO_FORM_PATH = `${FORMS_PATH}demo/`;

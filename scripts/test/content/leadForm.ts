export const leadForm = { direct: 'Rather by phone?' };

const required = { required: true, missing: 'Write something.' };

export const ownForm = {
  fields: [
    { id: 'name', type: 'text', label: 'Your name', ...required },
    { id: 'email', type: 'email', label: 'Your email', wrong: 'That is no address.', ...required },
    { id: 'message', type: 'textarea', label: 'Your letter', ...required },
  ],
};

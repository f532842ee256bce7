export const leadForm = { direct: 'Rather by phone?' };

export const ownForm = {
  fields: [
    { name: 'name', type: 'text', label: 'Your name', required: true },
    { name: 'email', type: 'email', label: 'Your email', required: true },
    { name: 'message', type: 'textarea', label: 'Your letter', required: true },
  ],
};

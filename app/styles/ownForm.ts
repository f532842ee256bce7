import '@/app/styles/own-form.css';

import '@/components/site/OwnForm.css';

import '@/components/site/PageHeader.css';

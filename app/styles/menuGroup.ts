import '@/components/site/MenuGroup.css';

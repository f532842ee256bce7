import '@/components/site/ConsentBanner.css';

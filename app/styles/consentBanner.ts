import '@/components/islands/consent/ConsentBanner.css';

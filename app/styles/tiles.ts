import '@/app/styles/tiles.css';

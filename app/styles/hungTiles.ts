import '@/app/styles/hungTiles.css';

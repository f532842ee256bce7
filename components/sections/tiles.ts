import './tiles.css';

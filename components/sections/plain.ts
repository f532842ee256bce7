import './plain.css';

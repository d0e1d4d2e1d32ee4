import './docs.css';

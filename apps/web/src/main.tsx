import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Reading } from './reader/reader.tsx';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/controls.css';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Reading>
      <App />
    </Reading>,
  );

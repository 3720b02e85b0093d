import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { router } from './app/router.tsx';
import { cleanPastes } from './lib/clean-pastes.ts';
import { waitForFirstContent } from './lib/first-content.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import './app/app.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

waitForFirstContent();
cleanPastes();

createRoot(root).render(
  <StrictMode>
    <Providers router={router} />
  </StrictMode>,
);

registerServiceWorker();

/** @jsxImportSource preact */
import { render } from 'preact';
import { cleanPastes } from '../../lib/clean-pastes.ts';
import { SignOnPage } from './page.tsx';
import './tones.css';
import './page.css';
import './signs.css';
import './people.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for its content.');
cleanPastes();
const [, , token = ''] = location.pathname.split('/');
render(<SignOnPage token={token} />, root);

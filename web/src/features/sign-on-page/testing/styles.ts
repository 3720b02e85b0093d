import page from '../page.css?inline';
import people from '../people.css?inline';
import signs from '../signs.css?inline';
import tones from '../tones.css?inline';

/**
 * Gives the document the page's own styles and nobody else's, as a phone has them. Returns how to take them back: all
 * tests of components share one document.
 */
export function applyPageStyles(): () => void {
  const others = [...document.styleSheets].filter((sheet) => !sheet.disabled);
  for (const sheet of others) sheet.disabled = true;
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = [tones, page, signs, people].join('\n');
  return () => {
    style.remove();
    for (const sheet of others) sheet.disabled = false;
  };
}

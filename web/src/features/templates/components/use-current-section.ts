import { useEffect, useState } from 'react';

/** Returns the id of the section being read: the last one whose top has passed a third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(' ');
  useEffect(() => {
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const all = joined.split(' ');
      const passed = all.filter((id) => {
        const element = document.getElementById(id);
        return element !== null && element.getBoundingClientRect().top < innerHeight / 3;
      });
      setCurrent(passed.at(-1) ?? all[0]);
    };
    const later = () => {
      waiting ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', later, { passive: true });
    return () => {
      removeEventListener('scroll', later);
      cancelAnimationFrame(waiting);
    };
  }, [joined]);
  return current;
}

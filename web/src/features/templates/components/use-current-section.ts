import { useEffect, useState } from 'react';

/** Returns the id of the section being read: the last one whose top has passed a third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joinedIds = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const updateCurrent = () => {
      frame = 0;
      const sectionIds = joinedIds.split(' ');
      const passedIds = sectionIds.filter((id) => {
        const element = document.getElementById(id);
        return element !== null && element.getBoundingClientRect().top < innerHeight / 3;
      });
      setCurrent(passedIds.at(-1) ?? sectionIds[0]);
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(updateCurrent);
    };
    updateCurrent();
    addEventListener('scroll', scheduleUpdate, { passive: true });
    return () => {
      removeEventListener('scroll', scheduleUpdate);
      cancelAnimationFrame(frame);
    };
  }, [joinedIds]);
  return current;
}

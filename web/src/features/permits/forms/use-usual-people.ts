import { useEffect, useState } from 'react';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { readUsualPeople } from './usual-people.ts';

const nobody: readonly string[] = [];

/** The ids of those whom the signed-in user chose on permits at a site on this device, the latest first. */
export function useUsualPeople(siteId: string): readonly string[] {
  const { _id: userId } = useSignedInUser();
  const [people, setPeople] = useState(nobody);
  useEffect(() => {
    let isCurrent = true;
    void readUsualPeople(userId, siteId).then((stored) => {
      if (isCurrent) setPeople(stored ?? nobody);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, siteId]);
  return people;
}

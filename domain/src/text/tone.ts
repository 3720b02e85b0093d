/**
 * Tag colours: green for approved and live, red for rejected and expired, slate when finished, orange for everything
 * pending or stopped, blue for ready, violet for a fire watch.
 */
export type Tone = 'green' | 'red' | 'orange' | 'slate' | 'blue' | 'violet';

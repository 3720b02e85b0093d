/** Tag colours: green for approved, red for rejected, slate when finished, orange for everything pending. */
export type Tone = 'green' | 'red' | 'orange' | 'slate';

/** Tag colours: green for approved, red for rejected, slate once finished, orange for everything that waits. */
export type Tone = 'green' | 'red' | 'orange' | 'slate';

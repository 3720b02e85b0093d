/** The product's logo: a shield with a tick. Decorative; the name is beside it. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill="#0d6472" />
      <path
        d="M10 9h12a1 1 0 0 1 1 1v7.6c0 3.1-2.7 5.1-7 6.6-4.3-1.5-7-3.5-7-6.6V10a1 1 0 0 1 1-1Z"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
      />
      <path
        d="m12.4 16 2.7 2.6 4.9-5.2"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

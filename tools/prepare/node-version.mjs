const least = [20, 19];

/** Throws unless this version of Node can run the program. */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  throw new Error(`This needs Node ${least.join('.')} or newer, and this is Node ${version}. See https://nodejs.org.`);
}

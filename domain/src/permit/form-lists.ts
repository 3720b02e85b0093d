/** Lists of permits by attached form, with the permit codes of the forms in each list. */
export const permitListsByForm = {
  getB1Permits: Array.from({ length: 14 }, (_, index) => `B1D${String(index + 1).padStart(2, '0')}`),
  getB2Permits: ['B2'],
  getB3Permits: ['B3'],
  getB4Permits: ['B4'],
  getB5Permits: ['B5'],
  getB6Permits: ['B6'],
  getB7Permits: ['B7'],
  getEnvironmentalPermits: ['C1'],
  getExcavationPermits: ['A4'],
  getHazardousPermits: ['A10'],
  getTrafficPermits: ['A5'],
  getAllGeneralPermitsDashboard: ['GP'],
} as const satisfies Record<string, readonly string[]>;

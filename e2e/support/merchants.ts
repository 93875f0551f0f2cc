/** The names of the demo's merchants, as a reader of each language sees them. */
export const merchants = {
  noor: { en: 'Noor Perfumes', ar: 'عطور نور' },
  rawaa: { en: 'Rawaa Fashion', ar: 'روعة للأزياء' },
  bahri: { en: 'Bahri Coffee', ar: 'قهوة بحري' },
} as const

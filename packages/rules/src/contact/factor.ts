/** The two contacts a code can be sent to; each is the second factor of the other. */
export const factors = ['email', 'phone'] as const
export type Factor = (typeof factors)[number]

export function otherFactor(factor: Factor): Factor {
  return factor === 'email' ? 'phone' : 'email'
}

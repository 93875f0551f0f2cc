import type { ReactNode } from 'react'

/** Phones, IBANs, order numbers, percentages: isolated and left to right inside Arabic text. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  )
}

/** Words somebody typed (names, file names): isolated, in whichever direction they are written. */
export function Typed({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="auto" className={className}>
      {children}
    </bdi>
  )
}

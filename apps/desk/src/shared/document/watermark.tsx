import { instantText } from '@daftar/words/formats/date'
import { productNow } from '@daftar/ui/product-clock'
import { createContext, use, useState, type ReactNode } from 'react'
import { useSession } from '../session.ts'
import styles from './watermark.module.css'

const Marked = createContext(false)

/** Whether what is shown is an identity document: it is read here alone, never in a tab of its own. */
export function useIsMarked(): boolean {
  return use(Marked)
}

/** As often as covers a sheet, whatever is enlarged. */
const times = 24

/** An identity document with the name of whoever looks at it and the moment over all of it, so that no picture of it is nobody's. */
export function Watermarked({ children }: { children: ReactNode }) {
  const { name } = useSession()
  const [at] = useState(() => instantText(new Date(productNow()).toISOString()))
  return (
    <Marked value={true}>
      <div className={styles.marked}>
        {children}
        <div className={styles.mark} aria-hidden="true">
          {Array.from({ length: times }, (_, index) => (
            <span key={index}>
              <bdi>{name}</bdi> <bdi dir="ltr">{at}</bdi>
            </span>
          ))}
        </div>
      </div>
    </Marked>
  )
}

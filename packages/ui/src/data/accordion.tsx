import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import styles from './accordion.module.css'

export type AccordionItem = {
  id: string
  title: ReactNode
  aside?: ReactNode
  content: ReactNode
  open?: boolean
}

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** With a name only one item is open at a time. */
  name?: string
  /** Inside a card, which is its frame. */
  inCard?: boolean
}

/** Titles that open to their text. Native, so that search in the page finds what is folded away. */
export function Accordion({ items, name, inCard = false }: AccordionProps) {
  return (
    <div className={inCard ? styles.plain : styles.framed}>
      {items.map(({ id, title, aside, content, open }) => (
        <details key={id} name={name} open={open} className={styles.item}>
          <summary className={styles.head}>
            <span className={styles.title}>{title}</span>
            {aside}
            <ChevronDown aria-hidden="true" />
          </summary>
          <div className={styles.body}>{content}</div>
        </details>
      ))}
    </div>
  )
}

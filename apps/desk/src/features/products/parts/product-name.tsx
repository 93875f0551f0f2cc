import { Typed } from '@daftar/ui/ltr'
import { currentLanguage } from '@daftar/words'
import { Package } from 'lucide-react'
import type { Product } from '../queries.ts'
import styles from './products.module.css'

/** The name in the reader's language; in the other one where the shop has none. */
export function productNameOf({ name_en: english, name_ar: arabic }: Product): string {
  return currentLanguage() === 'ar' ? arabic || english : english || arabic
}

/** Our copy of the picture, and the name in both languages. */
export function ProductName({ product }: { product: Product }) {
  const name = productNameOf(product)
  const other = name === product.name_en ? product.name_ar : product.name_en
  return (
    <span className={styles.product}>
      {product.picture ? (
        <img className={styles.picture} src={product.picture} alt="" loading="lazy" width={40} height={40} />
      ) : (
        <span className={styles.picture} aria-hidden="true">
          <Package />
        </span>
      )}
      <span className={styles.names}>
        <Typed>{name}</Typed>
        {other ? <Typed className={styles.muted}>{other}</Typed> : null}
      </span>
    </span>
  )
}

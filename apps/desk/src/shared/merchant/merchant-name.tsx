import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { merchantNameText } from '@daftar/words/names'
import { addresses } from '../addresses.ts'
import { useFlags } from '../session.ts'
import styles from './merchant-name.module.css'

type Named = Readonly<{ merchant_id: string; merchant_name: string | null; merchant_name_ar: string | null }>

/** A merchant's name; it leads to its page, for whoever may see it. */
export function MerchantName({ of }: { of: Named }) {
  const isLinked = useFlags().can_view_merchants
  const text = merchantNameText(of)
  const name = <Typed>{text}</Typed>
  if (!isLinked || text === '') return name
  return (
    <Link look="bare" className={styles.name} href={addresses.merchant(of.merchant_id)}>
      {name}
    </Link>
  )
}

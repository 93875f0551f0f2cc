import { createContext, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'
import { cx } from '../internal/cx.ts'
import styles from './link.module.css'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

export type LinkProps = AnchorProps & {
  /** `inline` inside a sentence, `alone` by itself, `bare` without any look (the caller styles it). */
  look?: 'inline' | 'alone' | 'bare'
  tone?: 'accent' | 'muted'
  /** Leaves the product: opens a new tab and never goes through the router. */
  external?: boolean
}

const Anchor = createContext<ComponentType<AnchorProps> | null>(null)

/**
 * Tells every link of this package, also those inside breadcrumbs, sidebar and tables, which component
 * follows addresses inside the product (the router's). Without it they are plain anchors.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<AnchorProps>
  children: ReactNode
}) {
  return <Anchor value={component}>{children}</Anchor>
}

/** A link inside or out of the product. */
export function Link({ look = 'inline', tone = 'accent', external = false, className, ...rest }: LinkProps) {
  const Inside = use(Anchor)
  const name = look === 'bare' ? className : cx(linkClass({ look, tone }), className)
  if (external) return <a target="_blank" rel="noopener noreferrer" {...rest} className={name} />
  if (Inside) return <Inside {...rest} className={name} />
  return <a {...rest} className={name} />
}

/** The look of a link, for a component of the caller's or for a button that reads as a link. */
export function linkClass({
  look = 'inline',
  tone = 'accent',
}: Pick<LinkProps, 'look' | 'tone'> = {}): string {
  return cx(styles.link, look === 'alone' && styles.alone, tone === 'muted' && styles.muted)
}

import { StyleSheet } from '@react-pdf/renderer'
import { arabicFont, latinFont } from './fonts.ts'

/** The colours of the product's tokens, on paper. */
export const colours = {
  ink: '#17211e',
  muted: '#56625d',
  line: '#cfc9ba',
  faint: '#f6f4ee',
  accent: '#0e5a4f',
  white: '#ffffff',
} as const

/** Sizes and distances on paper, in points. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 76,
    paddingBottom: 66,
    paddingHorizontal: 46,
    fontFamily: latinFont,
    fontSize: 8.5,
    color: colours.ink,
  },
  english: { fontFamily: [latinFont, arabicFont], textAlign: 'left', fontSize: 8.5, lineHeight: 1.45 },
  arabic: {
    fontFamily: [latinFont, arabicFont],
    direction: 'rtl',
    textAlign: 'right',
    fontSize: 8.5,
    lineHeight: 1.45,
  },

  header: {
    position: 'absolute',
    top: 36,
    left: 46,
    right: 46,
    height: 20,
    flexDirection: 'row',
    alignItems: 'center',
  },
  headerRule: {
    position: 'absolute',
    top: 63,
    left: 46,
    right: 46,
    height: 1.5,
    backgroundColor: colours.accent,
  },
  headerSide: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 7 },
  mark: { width: 18, height: 18, borderRadius: 5, backgroundColor: colours.accent },
  markLetter: { color: colours.white, fontSize: 11, lineHeight: 1.1, textAlign: 'center' },
  brand: { fontSize: 11.5, fontWeight: 600, lineHeight: 1.3 },
  // No line height here: the renderer computes text that knows its page twice, and would multiply it.
  number: { fontFamily: [latinFont, arabicFont], fontSize: 8.5, color: colours.muted, textAlign: 'center' },
  footer: {
    position: 'absolute',
    bottom: 24,
    left: 46,
    right: 46,
    flexDirection: 'row',
    gap: 24,
    borderTopWidth: 0.5,
    borderTopColor: colours.line,
    paddingTop: 6,
  },
  footerText: { fontSize: 7, color: colours.muted, lineHeight: 1.4 },

  pair: { flexDirection: 'row', gap: 24 },
  half: { flex: 1 },
  title: { fontSize: 17, fontWeight: 600, lineHeight: 1.35 },
  preamble: { marginTop: 4, marginBottom: 8 },
  heading: { marginTop: 16, marginBottom: 4 },
  headingText: { fontSize: 10, fontWeight: 600, color: colours.accent },
  clause: { marginBottom: 5 },

  amount: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    marginTop: 8,
    paddingVertical: 8,
    borderTopWidth: 0.5,
    borderBottomWidth: 0.5,
    borderColor: colours.line,
  },
  amountLabel: { color: colours.muted, paddingBottom: 2 },
  amountFigure: { flexDirection: 'row', alignItems: 'flex-end', gap: 6 },
  amountCurrency: { fontSize: 9, color: colours.muted, paddingBottom: 2.5 },
  amountDigits: { fontSize: 21, fontWeight: 600, lineHeight: 1.15 },

  factRow: { flexDirection: 'row', gap: 10, paddingVertical: 7 },
  factRule: { borderBottomWidth: 0.5, borderBottomColor: colours.line },
  fact: { flex: 1 },
  factLabel: { flexDirection: 'row', flexWrap: 'wrap', gap: 3 },
  factWord: { fontSize: 7, color: colours.muted, lineHeight: 1.4 },
  factValue: { fontSize: 8.5, fontWeight: 600 },
  factText: { fontSize: 8.5 },

  party: { flexDirection: 'row', gap: 24, paddingVertical: 8 },
  partyRole: { fontSize: 7, color: colours.muted, lineHeight: 1.4 },
  partyName: { fontWeight: 600 },

  table: {},
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    borderBottomWidth: 0.5,
    borderBottomColor: colours.line,
    paddingVertical: 4.5,
  },
  headRow: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    gap: 8,
    borderBottomWidth: 0.75,
    borderBottomColor: colours.muted,
    paddingVertical: 3,
  },
  strongRow: { fontWeight: 600 },
  label: { width: '29%', color: colours.muted },
  value: { flex: 1, textAlign: 'center' },
  cell: { flex: 1 },
  headText: { fontSize: 7, fontWeight: 600, color: colours.muted, lineHeight: 1.35 },
  figure: { textAlign: 'right' },
  centred: { textAlign: 'center' },
  end: { textAlign: 'right' },
  long: { fontSize: 6.5 },
  muted: { color: colours.muted },
  note: { fontSize: 7.5, color: colours.muted },
  /** A picture with its words over it, and as much of a page as it may take. */
  shown: { marginTop: 10, gap: 4 },
  picture: { maxHeight: 300, maxWidth: 500, objectFit: 'contain', objectPosition: 'left' },
  /** Read by machines alone. */
  unseen: { fontSize: 4, color: colours.white },

  qr: { flexDirection: 'row', alignItems: 'center', gap: 14, marginTop: 16 },

  signatures: { flexDirection: 'row', gap: 24, marginTop: 4, marginBottom: 10 },
  signature: {
    flex: 1,
    borderWidth: 0.5,
    borderColor: colours.line,
    borderRadius: 3,
    padding: 10,
    minHeight: 104,
  },
  signatureRole: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 6 },
  signatureName: { fontSize: 11, fontWeight: 600, textAlign: 'center', marginTop: 10 },
  signatureLine: { borderTopWidth: 0.75, borderTopColor: colours.ink, marginTop: 6, paddingTop: 4 },
})

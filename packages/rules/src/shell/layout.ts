/** APP-77: below this width (CSS pixels) the screen is a phone's. */
export const mobileBreakpointPx = 768

/** NAV-02, NAV-03, DEC-NAV-1. */
export const sidebarWidthPx = { expanded: 200, collapsed: 64 } as const

/** APP-70: pages of the money area slide (DEC-APP-16); the alert bounces as long (DEC-NAV-8). */
export const pageAnimationSeconds = 0.3

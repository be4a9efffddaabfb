/** What a person shows besides their password. */
export { listMethods, readShown, type Shown, takeFactor, wrongFactor } from "./take-factor.ts";
export { askPasskey } from "./passkeys/challenges.ts";
export { findPasskeyOwner } from "./passkeys/take-passkey.ts";
export { resetFactors } from "./reset-factors.ts";

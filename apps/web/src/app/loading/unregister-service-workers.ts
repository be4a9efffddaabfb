/** Takes away any service worker of this origin: none of ours exists, and an old one would serve old code. */
export const unregisterServiceWorkers = async (): Promise<void> => {
  // absent where the page is not in a secure context
  if (!("serviceWorker" in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
};

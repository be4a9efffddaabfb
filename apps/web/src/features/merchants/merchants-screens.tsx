export { CreateMerchantScreen } from "./create-merchant-screen.tsx";
export { MerchantScreen } from "./merchant-screen.tsx";
export { MerchantsScreen } from "./merchants-screen.tsx";

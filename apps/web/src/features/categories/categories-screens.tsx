export { CategoriesScreen } from "./categories-screen.tsx";
export { CategoryPanel } from "./category-panel.tsx";
export { CreateCategoryPanel } from "./create-category-panel.tsx";
export { CreateSubCategoryPanel } from "./create-sub-category-panel.tsx";
export { EditSubCategoryPanel } from "./edit-sub-category-panel.tsx";
